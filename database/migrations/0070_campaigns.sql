CREATE TABLE "code_campaign" (
	"brand" text NOT NULL,
	"id" uuid NOT NULL,
	"source" text NOT NULL,
	"name" text NOT NULL,
	"starts_on" date,
	"ends_on" date,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "code_campaign_brand_id_pk" PRIMARY KEY("brand","id")
);
--> statement-breakpoint
CREATE TABLE "code_figure" (
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"delivery_date" date NOT NULL,
	"boxes" integer NOT NULL,
	"firsts" integer NOT NULL,
	"off_cents" bigint NOT NULL,
	"revenue_cents" bigint NOT NULL,
	CONSTRAINT "code_figure_brand_code_delivery_date_pk" PRIMARY KEY("brand","code","delivery_date")
);
--> statement-breakpoint
CREATE TABLE "code_figure_day" (
	"brand" text PRIMARY KEY NOT NULL,
	"delivery_date" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "campaign_id" uuid;--> statement-breakpoint
ALTER TABLE "discount_code" ADD COLUMN "is_made" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "discount_code_of_campaign" ON "discount_code" USING btree ("brand","campaign_id") WHERE "discount_code"."campaign_id" is not null;--> statement-breakpoint
CREATE INDEX "discount_code_listed" ON "discount_code" USING btree ("brand","code") WHERE not "discount_code"."is_made";