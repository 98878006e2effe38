CREATE TABLE "area_version" (
	"fsa" char(3) NOT NULL,
	"version" integer NOT NULL,
	"place" text NOT NULL,
	"zone" text NOT NULL,
	"served" boolean NOT NULL,
	"valid_from" date,
	"reason" text NOT NULL,
	"actor" uuid,
	"at" timestamp with time zone,
	CONSTRAINT "area_version_fsa_version_pk" PRIMARY KEY("fsa","version")
);
--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "area" ADD COLUMN "delivers_from" date;