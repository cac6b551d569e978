-- What an appeal says beyond the case itself, from when somebody asks for it to be sent or says that they made it.
alter table disputes add column appeal_words text;
