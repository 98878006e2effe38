ALTER TABLE "sent_message" ALTER COLUMN "body" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "sent_message" ADD COLUMN "parts" json;