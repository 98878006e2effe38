ALTER TABLE "civic_address" ALTER COLUMN "id" SET DATA TYPE bigint;--> statement-breakpoint
ALTER TABLE "delivery_address" ADD COLUMN "verified" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "civic_address" ADD COLUMN "source" text DEFAULT 'files' NOT NULL;--> statement-breakpoint
CREATE INDEX "delivery_address_unverified" ON "delivery_address" USING btree ("client_id") WHERE not "delivery_address"."verified";--> statement-breakpoint
CREATE INDEX "civic_address_postal" ON "civic_address" USING btree ("postal");