CREATE TABLE "dish_draft" (
	"dish_id" text NOT NULL,
	"actor" uuid NOT NULL,
	"base" integer NOT NULL,
	"recipe" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "dish_draft_dish_id_actor_pk" PRIMARY KEY("dish_id","actor")
);
