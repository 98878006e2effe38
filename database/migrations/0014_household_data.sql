CREATE TABLE "data_erasure" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"due_on" date NOT NULL,
	"erased_on" date,
	"amounts_until" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "data_export" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"archive" "bytea",
	CONSTRAINT "data_export_client_id_id_pk" PRIMARY KEY("client_id","id")
);
