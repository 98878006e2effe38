CREATE TABLE "closed_day" (
	"id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"day" date NOT NULL,
	"kitchen" text,
	"zone" text,
	"reason" jsonb NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	"opened_at" timestamp with time zone,
	"opened_by" uuid
);
--> statement-breakpoint
CREATE TABLE "closed_day_box" (
	"client_id" uuid NOT NULL,
	"closed_day_id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"outcome" text,
	"moved_to" date,
	"at" timestamp with time zone NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "closed_day_box_client_id_closed_day_id_order_id_pk" PRIMARY KEY("client_id","closed_day_id","order_id"),
	CONSTRAINT "closed_day_box_outcome_known" CHECK ("closed_day_box"."outcome" in ('moved', 'skipped', 'resting', 'stayed'))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "closed_day_once" ON "closed_day" USING btree ("brand","day",coalesce("kitchen", ''),coalesce("zone", '')) WHERE "closed_day"."opened_at" is null;--> statement-breakpoint
CREATE INDEX "closed_day_box_waiting" ON "closed_day_box" USING btree ("closed_day_id","client_id") WHERE "closed_day_box"."outcome" is null;--> statement-breakpoint
CREATE INDEX "closed_day_box_of" ON "closed_day_box" USING btree ("closed_day_id","outcome");