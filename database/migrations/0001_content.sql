CREATE TABLE "content_piece" (
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "content_piece_brand_kind_slug_pk" PRIMARY KEY("brand","kind","slug")
);
--> statement-breakpoint
CREATE TABLE "content_version" (
	"brand" text NOT NULL,
	"kind" text NOT NULL,
	"slug" text NOT NULL,
	"version" integer NOT NULL,
	"document" jsonb,
	"actor" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_version_brand_kind_slug_version_pk" PRIMARY KEY("brand","kind","slug","version")
);
