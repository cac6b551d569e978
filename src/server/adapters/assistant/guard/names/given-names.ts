const LISTS = [
  `
    aaron abigail adam adrian aisha alan alex alexander alice alicia alison amanda amber amy andrea andrew angela
    anna anne anthony ashley barbara becky ben benjamin beth betty bob bobby brad brandon brenda brian caroline
    catherine charles charlie chris christina christine christopher cindy claire craig cynthia daniel danny dave
    david deborah debbie dennis derek diana donald donna dorothy doug edward elizabeth ella emily emma eric ethan
    eva evelyn fiona frank fred gary george gerald greg hannah harry harriet heather heidi helen henry holly ian
    irene isabella jack jacob jake james jamie jane janet jason jeff jennifer jenny jeremy jessica jill jim jimmy
    joan joe john johnny jonathan joseph josh joshua judith judy julia julie justin karen kate katherine kathy katie
    keith kelly ken kenneth kevin kim kyle larry laura lauren leo leslie liam linda lisa liz louise lucy luke maggie
    margaret martha martin matt matthew megan melissa michael michelle mike molly monica nancy natalie nathan nick
    nicholas nicole nigel noah nora oliver olivia oscar pamela patricia patrick paul peggy peter phil philip rachel
    ralph raymond rebecca richard rita robert robin roger ron ronald ruth ryan sally sam samantha samuel sandra sara
    sarah scott sean sharon sheila shirley simon sophie stephanie stephen steve steven stuart susan tanya ted teresa
    terry thomas tim timothy tina todd tom tommy tony tracy trevor valerie vanessa vincent walter wendy william zoe
  `,
  `
    alejandro alejandra alvaro ana andres antonia antonio beatriz carlos carmen clara cristina diego eduardo elena
    enrique esteban felipe fernanda fernando francisco gabriela gonzalo guillermo gustavo hector ignacio ines isabel
    javier jorge jose josefa juan juana julio lorenzo lucia luis luisa manuel marcos maria mariana mateo miguel
    nuria pablo paco pedro pilar rafael ramon raul ricardo roberto rodrigo rosa santiago sergio silvia tomas
    valentina veronica vicente ximena yolanda
  `,
  `
    agnes alain amelie antoine aurelie benoit bernard brigitte camille cecile chantal chloe claude clement corinne
    damien delphine denis didier elodie emilie emmanuel etienne fabien florian francois francoise frederic genevieve
    gerard gilles guillaume helene henri herve isabelle jacques jean jerome julien laurent lea loic louis luc lucie
    manon marc marcel marianne marie marine mathieu maxime michel mireille monique nathalie nicolas odile olivier
    pascal pauline philippe pierre quentin remi rene sebastien simone stephane sylvain sylvie theo thibault thierry
    valentin veronique virginie yann yves
  `,
  `
    andreas anja anke anneliese astrid axel bernd birgit bjorn brigitte christoph claudia dieter dirk dominik doris
    elke erik erika ernst felix franz frauke fritz gabi gerhard gisela gunther hans heike heinrich heinz helga
    helmut horst ilse ingrid jana jens joachim jochen johannes jonas jorg julian jurgen jutta karin karl karsten
    katharina katja klaus kurt lars lena lothar lukas manfred manuela marcel markus matthias maximilian monika
    niklas norbert olaf otto petra rainer ralf reinhard renate rolf rudiger sabine sandro sebastian siegfried sigrid
    silke stefan stefanie susanne sven thorsten torsten udo ulrich ulrike ursula ute uwe volker werner wilhelm
    wolfgang yvonne
  `,
  `
    ahmed ali fatima hassan ibrahim khalid mohammed mohamed mustafa omar yusuf giovanni giuseppe giulia francesca
    alessandro matteo chiara joao tiago rui ines ivan dmitri sergei natasha olga svetlana tatiana vladimir wei ming
    priya raj ravi sanjay anil pieter joost sanne femke
  `,
]

/** Such as are hardly anything else. Folded: small, without accents. */
export const GIVEN_NAMES: ReadonlySet<string> = new Set(LISTS.flatMap((list) => list.trim().split(/\s+/)))
