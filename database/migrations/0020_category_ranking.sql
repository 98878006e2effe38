CREATE TABLE "category_ranking" (
	"brand" text NOT NULL,
	"week" date NOT NULL,
	"version" integer NOT NULL,
	"categories" text[],
	"actor" uuid NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "category_ranking_brand_week_version_pk" PRIMARY KEY("brand","week","version")
);
