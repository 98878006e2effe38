CREATE TABLE "bar_plan" (
	"brand" text NOT NULL,
	"version" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"otherwise" text,
	"reason" text NOT NULL,
	"actor" uuid,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "bar_plan_brand_version_pk" PRIMARY KEY("brand","version"),
	CONSTRAINT "bar_plan_brand_known" CHECK ("bar_plan"."brand" in ('freshprep', 'cookit'))
);
