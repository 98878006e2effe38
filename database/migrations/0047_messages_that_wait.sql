CREATE TABLE "unsent_message" (
	"client_id" uuid NOT NULL,
	"key" text NOT NULL,
	"brand" text NOT NULL,
	"template" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	CONSTRAINT "unsent_message_client_id_key_pk" PRIMARY KEY("client_id","key")
);
--> statement-breakpoint
DROP INDEX "outbox_message_unsent";--> statement-breakpoint
CREATE INDEX "unsent_message_order" ON "unsent_message" USING btree (coalesce("retry_at", '-infinity'::timestamptz),"created_at","client_id","key");--> statement-breakpoint
INSERT INTO "unsent_message" ("client_id","key","brand","template","created_at","attempts","retry_at")
	SELECT "client_id","key","brand","template","created_at","attempts","retry_at" FROM "outbox_message"
	WHERE "sent_at" IS NULL AND "lost_at" IS NULL;--> statement-breakpoint
ALTER TABLE "outbox_message" DROP COLUMN "sent_at";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP COLUMN "attempts";--> statement-breakpoint
ALTER TABLE "outbox_message" DROP COLUMN "retry_at";