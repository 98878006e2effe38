CREATE TABLE "flag_change" (
	"brand" text NOT NULL,
	"name" text NOT NULL,
	"version" integer NOT NULL,
	"share" smallint NOT NULL,
	"reason" text NOT NULL,
	"actor" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "flag_change_brand_name_version_pk" PRIMARY KEY("brand","name","version"),
	CONSTRAINT "flag_change_brand_known" CHECK ("flag_change"."brand" in ('freshprep', 'cookit'))
);
--> statement-breakpoint
ALTER TABLE "feature_flag" ADD COLUMN "share" smallint DEFAULT 100 NOT NULL;