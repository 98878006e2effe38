CREATE TABLE "uninvited" (
	"address" text PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL
);
