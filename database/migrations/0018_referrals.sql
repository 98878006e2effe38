CREATE TABLE "referral" (
	"client_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"friend_name" text NOT NULL,
	"friend_email" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"joined_at" timestamp with time zone,
	"credited_at" timestamp with time zone,
	CONSTRAINT "referral_client_id_id_pk" PRIMARY KEY("client_id","id")
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "referred_by" (
	"client_id" uuid PRIMARY KEY NOT NULL,
	"referrer_id" uuid NOT NULL,
	"referral_id" uuid NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);
--> statement-breakpoint
CREATE UNIQUE INDEX "referral_email" ON "referral" USING btree ("client_id","friend_email");--> statement-breakpoint
CREATE UNIQUE INDEX "referral_code_code" ON "referral_code" USING btree ("brand","code");