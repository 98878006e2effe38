CREATE TABLE "catalogue_correction" (
	"id" uuid PRIMARY KEY NOT NULL,
	"product_id" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"withdrawn" boolean NOT NULL,
	"from_week" date NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	CONSTRAINT "catalogue_correction_kind_known" CHECK ("catalogue_correction"."kind" in ('rtc', 'rte', 'item'))
);
--> statement-breakpoint
CREATE TABLE "correction_box" (
	"client_id" uuid NOT NULL,
	"correction_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"outcome" text,
	"replacement_id" text,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "correction_box_client_id_correction_id_order_id_pk" PRIMARY KEY("client_id","correction_id","order_id"),
	CONSTRAINT "correction_box_outcome_known" CHECK ("correction_box"."outcome" in ('kept', 'replaced', 'dropped', 'asked', 'warned', 'gone'))
);
--> statement-breakpoint
DROP INDEX "shortage_about";--> statement-breakpoint
ALTER TABLE "shortage" ADD COLUMN "correction_id" uuid;--> statement-breakpoint
CREATE INDEX "catalogue_correction_open" ON "catalogue_correction" USING btree ("at") WHERE "catalogue_correction"."closed_at" is null;--> statement-breakpoint
CREATE INDEX "catalogue_correction_product" ON "catalogue_correction" USING btree ("product_id","version");--> statement-breakpoint
CREATE INDEX "correction_box_waiting" ON "correction_box" USING btree ("correction_id","client_id") WHERE "correction_box"."outcome" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "shortage_about" ON "shortage" USING btree ("brand","delivery_date","kitchen","product_id",coalesce("ingredient_id", ''),coalesce("correction_id"::text, ''));