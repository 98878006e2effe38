CREATE TABLE "builtin_person" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "builtin_person_provider_subject_pk" PRIMARY KEY("provider","subject")
);
--> statement-breakpoint
CREATE TABLE "builtin_sign_in_code" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"client_id" uuid NOT NULL,
	"id" text NOT NULL,
	"public_key" text NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	CONSTRAINT "passkey_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "provider_subject" (
	"brand" text NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"client_id" uuid NOT NULL,
	CONSTRAINT "provider_subject_brand_provider_subject_pk" PRIMARY KEY("brand","provider","subject")
);
--> statement-breakpoint
ALTER TABLE "client_provider" ADD COLUMN "email" text;--> statement-breakpoint
ALTER TABLE "client_provider" ADD COLUMN "linked_at" timestamp with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "builtin_person_email" ON "builtin_person" USING btree ("provider","email");