ALTER TABLE "held_discount" DROP CONSTRAINT "held_discount_client_id_code_pk";--> statement-breakpoint
ALTER TABLE "held_discount" ADD CONSTRAINT "held_discount_client_id_code_created_at_pk" PRIMARY KEY("client_id","code","created_at");--> statement-breakpoint
ALTER TABLE "corporate_credit_plan" ADD COLUMN "set_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "corporate_credit_plan" ADD COLUMN "former_expires_on" date;--> statement-breakpoint
ALTER TABLE "held_discount" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "client_order" ADD COLUMN "profile_key" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- Boxes that are not locked are filled by the profile of their household, and by the size of their own plan.
UPDATE "client_order" o SET "profile_key" = s."profile_key" FROM "subscription" s
WHERE s."client_id" = o."client_id" AND o."state" IN ('upcoming', 'skipped');--> statement-breakpoint
ALTER TABLE "client_order" ALTER COLUMN "profile_key" DROP DEFAULT;--> statement-breakpoint
CREATE UNIQUE INDEX "held_discount_once" ON "held_discount" USING btree ("client_id","code") WHERE "held_discount"."ended_at" is null;
