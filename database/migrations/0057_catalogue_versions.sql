CREATE TABLE "catalogue_piece" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"actor" uuid,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "catalogue_piece_kind_id_version_pk" PRIMARY KEY("kind","id","version"),
	CONSTRAINT "catalogue_piece_kind_known" CHECK ("catalogue_piece"."kind" in ('ingredient', 'nutrition', 'family', 'kitchen_line', 'appeal'))
);
--> statement-breakpoint
CREATE TABLE "catalogue_revision" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" integer NOT NULL,
	CONSTRAINT "catalogue_revision_one_row" CHECK ("catalogue_revision"."one")
);
--> statement-breakpoint
ALTER TABLE "dish_version" ADD COLUMN "recipe" jsonb;--> statement-breakpoint
ALTER TABLE "dish_version" ADD COLUMN "from_week" date;--> statement-breakpoint
ALTER TABLE "dish_version" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_version" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_version" ADD COLUMN "actor" uuid;--> statement-breakpoint
ALTER TABLE "dish_version" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "dish_version" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "market_item" ADD COLUMN "from_week" date;--> statement-breakpoint
ALTER TABLE "market_item" ADD COLUMN "withdrawn" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "market_item" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "market_item" ADD COLUMN "actor" uuid;--> statement-breakpoint
ALTER TABLE "market_item" ADD COLUMN "at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "market_item" ADD COLUMN "place" integer DEFAULT 0 NOT NULL;