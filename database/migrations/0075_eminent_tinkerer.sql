CREATE TABLE "brand_fact" (
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb NOT NULL,
	"valid_from" date NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "brand_fact_brand_kind_version_pk" PRIMARY KEY("brand","kind","version"),
	CONSTRAINT "brand_fact_brand_known" CHECK ("brand_fact"."brand" in ('freshprep', 'cookit')),
	CONSTRAINT "brand_fact_kind_known" CHECK ("brand_fact"."kind" in ('phone', 'email', 'pickups_email', 'postal_address', 'made_in', 'region', 'hours', 'links', 'social', 'claims', 'promises'))
);
