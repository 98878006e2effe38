CREATE TABLE "term_version" (
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"version" integer NOT NULL,
	"value" jsonb,
	"valid_from" date NOT NULL,
	"takes_back" integer,
	"settled_at" timestamp with time zone,
	"reason" text DEFAULT '' NOT NULL,
	"actor" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "term_version_kind_subject_version_pk" PRIMARY KEY("kind","subject","version"),
	CONSTRAINT "term_version_kind_known" CHECK ("term_version"."kind" in ('plan_price', 'volume_discount', 'minimum_order', 'tax')),
	CONSTRAINT "term_version_has_value" CHECK (("term_version"."value" is null) = ("term_version"."takes_back" is not null))
);
--> statement-breakpoint
CREATE INDEX "term_version_unsettled" ON "term_version" USING btree ("at") WHERE "term_version"."settled_at" is null;