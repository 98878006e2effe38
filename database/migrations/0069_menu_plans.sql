CREATE TABLE "menu_plan" (
	"brand" text NOT NULL,
	"week" date NOT NULL,
	"version" integer NOT NULL,
	"dishes" text[],
	"locked" text[] NOT NULL,
	"published_at" timestamp with time zone,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "menu_plan_brand_week_version_pk" PRIMARY KEY("brand","week","version")
);
--> statement-breakpoint
ALTER TABLE "catalogue_correction" ADD COLUMN "brand" text;--> statement-breakpoint
ALTER TABLE "menu_entry" ADD COLUMN "taken_out" boolean DEFAULT false NOT NULL;