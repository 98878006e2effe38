CREATE TABLE "uploaded_picture" (
	"id" text PRIMARY KEY NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"blur" text NOT NULL,
	"content" "bytea" NOT NULL,
	"came_as" text NOT NULL,
	"came_bytes" integer NOT NULL,
	"uploaded_by" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL
);
