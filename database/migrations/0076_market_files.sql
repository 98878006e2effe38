CREATE TABLE "market_file" (
	"actor" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"mends" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "market_file_part" (
	"actor" uuid NOT NULL,
	"part" integer NOT NULL,
	"lines" text NOT NULL,
	CONSTRAINT "market_file_part_actor_part_pk" PRIMARY KEY("actor","part")
);
--> statement-breakpoint
ALTER TABLE "catalogue_correction" ADD COLUMN "until_week" date;