CREATE TABLE "discount_code_ending" (
	"brand" text NOT NULL,
	"code" text NOT NULL,
	"id" uuid NOT NULL,
	"last_day" date NOT NULL,
	"reason" text NOT NULL,
	"actor" uuid NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "discount_code_ending_brand_code_id_pk" PRIMARY KEY("brand","code","id")
);
