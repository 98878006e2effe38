CREATE TABLE "calendar_feed" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL
);
