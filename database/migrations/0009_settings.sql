CREATE TABLE "communication_preference" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"sms_promotions" boolean NOT NULL,
	"email_upcoming" boolean NOT NULL,
	"email_skipped" boolean NOT NULL,
	"email_promotions" boolean NOT NULL,
	"reminder_hours" smallint[] DEFAULT '{}' NOT NULL,
	"remind_chosen" boolean DEFAULT false NOT NULL,
	"quiet_from" smallint,
	"quiet_until" smallint,
	"updated_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "consent" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"given" boolean NOT NULL,
	"wording" text NOT NULL,
	"locale" text NOT NULL,
	"phone" text,
	"device" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "consent_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "email_change" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"token_hashes" text[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "phone_code" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"phone" text NOT NULL,
	"code_hash" text,
	"tries" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "client_event" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "severe" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "subscription" ADD COLUMN "tastes" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "order_event" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "reauthentication_tries" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "reauthentication_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "user_agent" text;