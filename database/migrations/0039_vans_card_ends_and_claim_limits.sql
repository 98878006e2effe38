CREATE TABLE "claim_limit" (
	"brand" text PRIMARY KEY NOT NULL,
	"cents" integer NOT NULL,
	"box_percent" smallint NOT NULL,
	"days" smallint NOT NULL,
	"claims" smallint NOT NULL,
	"claims_cents" integer NOT NULL,
	"photo_cents" integer NOT NULL,
	"actor" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "claim_limit_cents_not_negative" CHECK ("claim_limit"."cents" >= 0),
	CONSTRAINT "claim_limit_days_positive" CHECK ("claim_limit"."days" >= 1),
	CONSTRAINT "claim_limit_claims_not_negative" CHECK ("claim_limit"."claims" >= 0)
);
--> statement-breakpoint
CREATE TABLE "fleet_day" (
	"brand" text NOT NULL,
	"kitchen" text NOT NULL,
	"delivery_date" date NOT NULL,
	"vans" smallint NOT NULL,
	"shift_from" smallint NOT NULL,
	"shift_until" smallint NOT NULL,
	"actor" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "fleet_day_brand_kitchen_delivery_date_pk" PRIMARY KEY("brand","kitchen","delivery_date"),
	CONSTRAINT "fleet_day_vans_positive" CHECK ("fleet_day"."vans" >= 1)
);
--> statement-breakpoint
ALTER TABLE "fleet" ALTER COLUMN "actor" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "fleet" ALTER COLUMN "saved_at" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_method" ADD COLUMN "expiry_told" date;--> statement-breakpoint
CREATE INDEX "payment_method_expiring" ON "payment_method" USING btree ("expiry_year","expiry_month") WHERE "payment_method"."is_default" and "payment_method"."expiry_year" is not null and "payment_method"."expiry_told" is distinct from make_date("payment_method"."expiry_year", "payment_method"."expiry_month", 1);