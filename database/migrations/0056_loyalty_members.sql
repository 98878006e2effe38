CREATE TABLE "loyalty_member" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"enrolled" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL
);
