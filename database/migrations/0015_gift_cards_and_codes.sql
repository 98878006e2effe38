CREATE TABLE "gift_card" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"client_id" uuid NOT NULL,
	"purchase_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"value_cents" integer NOT NULL,
	"state" text NOT NULL,
	"send_on" date NOT NULL,
	"sent_at" timestamp with time zone,
	"sends" smallint NOT NULL,
	"expires_on" date,
	"taken_by" uuid,
	"taken_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "gift_purchase" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"brand" text NOT NULL,
	"state" text NOT NULL,
	"attempt" smallint NOT NULL,
	"amount_cents" integer NOT NULL,
	"delivery_method" text NOT NULL,
	"design" text NOT NULL,
	"sender_name" text NOT NULL,
	"sender_email" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text NOT NULL,
	"message" text NOT NULL,
	"locale" text NOT NULL,
	"sender_locale" text NOT NULL,
	"send_on" date,
	"card_token" text NOT NULL,
	"card_brand" text NOT NULL,
	"last4" text NOT NULL,
	"name_on_card" text NOT NULL,
	"provider" text NOT NULL,
	"provider_reference" text,
	"decline_code" text,
	"action_url" text,
	"created_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "gift_purchase_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "held_value" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"expires_on" date,
	"from_name" text,
	"expired_at" timestamp with time zone,
	CONSTRAINT "held_value_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
CREATE TABLE "code_use" (
	"client_id" uuid NOT NULL,
	"code" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "code_use_client_id_code_pk" PRIMARY KEY("client_id","code")
);
--> statement-breakpoint
ALTER TABLE "corporate_credit_plan" ADD COLUMN "period" text DEFAULT 'once' NOT NULL;--> statement-breakpoint
ALTER TABLE "corporate_credit_plan" ADD COLUMN "starts_on" date;--> statement-breakpoint
ALTER TABLE "corporate_credit_plan" ADD COLUMN "credited_for" date;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "audience" text DEFAULT 'anyone' NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "once_per_household" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "total_uses" integer;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "uses" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "combines_with" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "gift_card_purchase" ON "gift_card" USING btree ("client_id","purchase_id");--> statement-breakpoint
CREATE INDEX "gift_card_to_send" ON "gift_card" USING btree ("state","send_on");--> statement-breakpoint
CREATE INDEX "gift_card_id" ON "gift_card" USING btree ("id");--> statement-breakpoint
CREATE INDEX "gift_purchase_state" ON "gift_purchase" USING btree ("state","asked_at");--> statement-breakpoint
CREATE INDEX "gift_purchase_sender" ON "gift_purchase" USING btree ("brand","sender_email");--> statement-breakpoint
CREATE INDEX "gift_purchase_recipient" ON "gift_purchase" USING btree ("brand","recipient_email");--> statement-breakpoint
CREATE INDEX "held_value_expiry" ON "held_value" USING btree ("expires_on");