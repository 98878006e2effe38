CREATE TABLE "box_figure" (
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	"first_client" uuid NOT NULL,
	"before_client" uuid NOT NULL,
	"week" date NOT NULL,
	"boxes" integer NOT NULL,
	"own" integer NOT NULL,
	"automatic" integer NOT NULL,
	"skipped" integer NOT NULL,
	"under" integer NOT NULL,
	"unpaid" integer NOT NULL,
	"goods_cents" bigint NOT NULL,
	"discount_cents" bigint NOT NULL,
	"tax_cents" bigint NOT NULL,
	"card_cents" bigint NOT NULL,
	"bought_cents" bigint NOT NULL,
	"given_cents" bigint NOT NULL,
	"corporate_cents" bigint NOT NULL,
	"refunded" integer NOT NULL,
	"refund_cents" bigint NOT NULL,
	"refund_tax_cents" bigint NOT NULL,
	"meal_cents" bigint NOT NULL,
	"meal_refund_cents" bigint NOT NULL,
	"servings" integer NOT NULL,
	"food_cents" bigint NOT NULL,
	"uncosted" integer NOT NULL,
	"cohorts" jsonb NOT NULL,
	"counted_at" timestamp with time zone NOT NULL,
	CONSTRAINT "box_figure_brand_delivery_date_kitchen_first_client_pk" PRIMARY KEY("brand","delivery_date","kitchen","first_client")
);
--> statement-breakpoint
CREATE TABLE "cohort_figure" (
	"brand" text NOT NULL,
	"cohort" date NOT NULL,
	"week" date NOT NULL,
	"boxes" integer NOT NULL,
	CONSTRAINT "cohort_figure_brand_cohort_week_pk" PRIMARY KEY("brand","cohort","week")
);
--> statement-breakpoint
CREATE TABLE "figure_due" (
	"client_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"brand" text NOT NULL,
	"delivery_date" date NOT NULL,
	"kitchen" text NOT NULL,
	CONSTRAINT "figure_due_client_id_order_id_version_pk" PRIMARY KEY("client_id","order_id","version")
);
--> statement-breakpoint
ALTER TABLE "batch" ADD COLUMN "counted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "box_figure_week" ON "box_figure" USING btree ("brand","week");--> statement-breakpoint
CREATE INDEX "batch_to_count" ON "batch" USING btree ("brand","delivery_date") WHERE "batch"."packed_at" is not null and "batch"."counted_at" is null;