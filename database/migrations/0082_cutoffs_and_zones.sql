CREATE TABLE "zone" (
	"zone" text PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"province" text NOT NULL,
	"kitchen" text NOT NULL,
	"name" jsonb NOT NULL,
	"reason" text NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "zone_province_known" CHECK ("zone"."province" in ('BC', 'AB', 'QC', 'ON'))
);
--> statement-breakpoint
ALTER TABLE "term_version" DROP CONSTRAINT "term_version_kind_known";--> statement-breakpoint
ALTER TABLE "term_version" ADD CONSTRAINT "term_version_kind_known" CHECK ("term_version"."kind" in ('plan_price', 'volume_discount', 'minimum_order', 'tax', 'referral', 'merit', 'gift_bonus', 'points', 'cutoff'));