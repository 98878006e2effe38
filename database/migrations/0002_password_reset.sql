CREATE TABLE "password_reset" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"token_hashes" text[] DEFAULT '{}' NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "password_reset_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "program_secret" (
	"name" text PRIMARY KEY NOT NULL,
	"value" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "recipient" text;--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "locale" text;--> statement-breakpoint
ALTER TABLE "sent_message" ADD COLUMN "reply_to" text;