CREATE TABLE "zone_version" (
	"zone" text NOT NULL,
	"version" integer NOT NULL,
	"brand" text NOT NULL,
	"valid_from" date NOT NULL,
	"reason" text NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone,
	CONSTRAINT "zone_version_zone_version_pk" PRIMARY KEY("zone","version")
);
--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;
--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD COLUMN "capacity" integer;
--> statement-breakpoint
ALTER TABLE "delivery_slot" DROP CONSTRAINT "delivery_slot_zone_weekday_start_hour_pk";
--> statement-breakpoint
ALTER TABLE "delivery_slot" ADD CONSTRAINT "delivery_slot_zone_version_weekday_start_hour_pk" PRIMARY KEY("zone","version","weekday","start_hour");
--> statement-breakpoint
CREATE INDEX "zone_version_unsettled" ON "zone_version" USING btree ("valid_from") WHERE "zone_version"."settled_at" is null;