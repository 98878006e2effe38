CREATE TABLE "staff" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"language" text NOT NULL,
	"password_hash" text,
	"factor_at" timestamp with time zone,
	"factor_step" bigint DEFAULT 0 NOT NULL,
	"invited_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"tries" smallint DEFAULT 0 NOT NULL,
	"tries_since" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_account" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_log" (
	"number" integer PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"actor" text NOT NULL,
	"what" text NOT NULL,
	"brand" text,
	"household_id" uuid,
	"about" json NOT NULL,
	"detail" json,
	"detail_hash" text,
	"user_agent" text,
	"network" text,
	"before" text NOT NULL,
	"hash" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_log_detail" (
	"client_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"detail" text NOT NULL,
	CONSTRAINT "staff_log_detail_client_id_number_pk" PRIMARY KEY("client_id","number")
);
--> statement-breakpoint
CREATE TABLE "staff_recovery_code" (
	"staff_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	CONSTRAINT "staff_recovery_code_staff_id_code_hash_pk" PRIMARY KEY("staff_id","code_hash")
);
--> statement-breakpoint
CREATE TABLE "staff_role" (
	"staff_id" uuid NOT NULL,
	"brand" text NOT NULL,
	"role" text NOT NULL,
	CONSTRAINT "staff_role_staff_id_brand_role_pk" PRIMARY KEY("staff_id","brand","role"),
	CONSTRAINT "staff_role_brand" CHECK ("staff_role"."brand" in ('freshprep', 'cookit')),
	CONSTRAINT "staff_role_role" CHECK ("staff_role"."role" in ('owner', 'menu', 'kitchen', 'dispatch', 'support', 'marketing', 'finance', 'read_only'))
);
--> statement-breakpoint
CREATE TABLE "staff_session" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"staff_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"proved_at" timestamp with time zone NOT NULL,
	"user_agent" text,
	"network" text
);
--> statement-breakpoint
CREATE UNIQUE INDEX "staff_email" ON "staff" USING btree ("email");--> statement-breakpoint
CREATE INDEX "staff_account_staff" ON "staff_account" USING btree ("staff_id");--> statement-breakpoint
CREATE UNIQUE INDEX "staff_log_before" ON "staff_log" USING btree ("before");--> statement-breakpoint
CREATE INDEX "staff_log_household" ON "staff_log" USING btree ("household_id","number") WHERE "staff_log"."household_id" is not null;--> statement-breakpoint
CREATE INDEX "staff_log_actor" ON "staff_log" USING btree ("actor","number");--> statement-breakpoint
CREATE INDEX "staff_session_staff" ON "staff_session" USING btree ("staff_id");--> statement-breakpoint
CREATE INDEX "staff_session_expiry" ON "staff_session" USING btree ("expires_at");--> statement-breakpoint
-- Whoever was an admin is an owner, of each brand they have an account with. They choose a password and a second factor by an invitation.
INSERT INTO "staff" ("id", "email", "name", "language", "created_at")
	SELECT DISTINCT ON (lower("email")) "client_id", lower("email"), "first_name" || ' ' || "last_name", "language", "created_at"
	FROM "client" WHERE "is_admin" AND "email" <> '' ORDER BY lower("email"), "created_at", "client_id";--> statement-breakpoint
INSERT INTO "staff_role" ("staff_id", "brand", "role")
	SELECT s."id", c."brand", 'owner' FROM "client" c JOIN "staff" s ON s."email" = lower(c."email") WHERE c."is_admin"
	ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "staff_account" ("client_id", "staff_id")
	SELECT c."client_id", s."id" FROM "client" c JOIN "staff" s ON s."email" = lower(c."email") WHERE c."is_admin";--> statement-breakpoint
-- The log is only added to, whoever asks: the program's own database user too.
CREATE FUNCTION "staff_log_stays"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'The log of staff is only added to.' USING ERRCODE = 'insufficient_privilege';
END
$$;--> statement-breakpoint
CREATE TRIGGER "staff_log_unchanged" BEFORE UPDATE OR DELETE ON "staff_log" FOR EACH ROW EXECUTE FUNCTION "staff_log_stays"();--> statement-breakpoint
CREATE TRIGGER "staff_log_not_emptied" BEFORE TRUNCATE ON "staff_log" FOR EACH STATEMENT EXECUTE FUNCTION "staff_log_stays"();