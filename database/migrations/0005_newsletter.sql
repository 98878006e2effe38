CREATE TABLE "newsletter_signup" (
	"brand" text NOT NULL,
	"form" text NOT NULL,
	"email" text NOT NULL,
	"locale" text NOT NULL,
	"agreed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "newsletter_signup_brand_form_email_pk" PRIMARY KEY("brand","form","email")
);
