CREATE TABLE "builtin_refund" (
	"idempotency_key" text PRIMARY KEY NOT NULL,
	"charge_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_refund" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"charge_key" text NOT NULL,
	"amount_cents" integer NOT NULL,
	"state" text NOT NULL,
	"provider_reference" text,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "card_refund_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
ALTER TABLE "late_edit" ALTER COLUMN "method_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "builtin_charge" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "late_edit" ADD COLUMN "payment" jsonb;--> statement-breakpoint
CREATE INDEX "card_refund_open" ON "card_refund" USING btree ("client_id","key") WHERE "card_refund"."state" = 'created';