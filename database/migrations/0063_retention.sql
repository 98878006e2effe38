CREATE TABLE "archive_key" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"key" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "retention_place" (
	"what" text PRIMARY KEY NOT NULL,
	"through" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "outbox_message" ADD COLUMN "archived_at" timestamp with time zone;