CREATE TABLE "outbox_claim" (
	"id" uuid PRIMARY KEY NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"client_ids" uuid[] NOT NULL,
	"keys" text[] NOT NULL
);
