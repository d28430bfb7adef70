const caption = /^\s*(?:jadual|table|tabel|rajah|figure|gambar)\s+[\dIVX]+(?:[.\d]*\d)?\s*[.:)–-]?\s*(?:\S|$)/iu;
const speaks =
  /^\s*\S+\s+[\d.]+\s+(?:menunjukkan|memaparkan|menyenaraikan|ialah|adalah|pula|di atas|di bawah|dan|shows?|presents?|displays?|summari|lists?|above|below|menyajikan|indicates?|and|merumuskan|meringkaskan|menjelaskan)/iu;

/** 'Jadual 2. Profil responden' is a caption; 'Jadual 2 menunjukkan profil responden.' is a sentence. */
export const isCaption = (text: string): boolean =>
  caption.test(text) && text.length < 200 && !speaks.test(text) && !(/[.!?]["”]?\s*$/u.test(text) && text.length > 120);
