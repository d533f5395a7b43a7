/** Words that passwords are often made of, in lower case: the top of lists of leaked passwords, English and Indonesian. */
export const COMMON_WORDS: readonly string[] = `
  aaa aaaa abc abcd abcde abcdef abcdefg access accounting adik admin administrator agus agustus akucintakamu
  akusayangkamu alhamdulillah allah allahuakbar ambon america anak anakku andi andrew android angel angels anjing
  anthony apple april arema arsenal arus asd asdfgh asdfghjkl ashley assalamualaikum asshole august australia autumn
  ayah ayu azerty baby babyboy babygirl bahagia bali balikpapan bambang banana bandung bangsat banjarmasin bank
  banking barcelona baseball basketball batman bca bekasi berkah bintang bismillah bitch bni bodoh bogor boss bossku
  boy bri budi bulan bunda bunga business buster butterfly canada cantik change changeme charlie cheese chelsea china
  chocolate christ cimb cinta cintakamu cintaku company computer cookie corvette cowboy cowboys cricket daddy daniel
  december dedi default demo denpasar depok desember dewi diamond dollar dragon eagle eagles eko elang england
  facebook falcon family father februari february ferrari finance fitri flower football forever france freedom friday
  friend friends fuckoff fuckyou ganteng garuda george germany gila ginger girl gojek golden golf google guest hallo
  harimau harley heaven hello hendra hockey honda hunter ibu ilove iloveyou indah india indonesia indosat instagram
  insyaallah internet invoice iphone ironman islam istri jakarta januari january japan jawa jelek jennifer jessica
  jesus jogja jogjakarta joko jordan joshua juli july jumat june juni juragan juventus kakak kalimantan kamis kamu
  kamuaku kangen kantor katasandi kaya keluarga keuangan killer korea kucing kunci lakers lestari letmein lightning
  lion liverpool login logon lombok london love lovely lover loveyou makassar malang malaysia mama manado manager
  manchester mandiri manutd march maret maria master masuk matahari matrix matthew maverick mawar may medan mei
  melati mercedes merdeka merlin michael microsoft minggu mommy monday money monkey mother mountain muhammad muslim
  mustang naga naruto newyork nicole ninja nokia november nur nusantara ocean october office oktober orange packers
  padang pakistan palembang pancasila panther papa papua paris pass passcode passphrase passw0rd passwd password
  passwort payment pekanbaru pelangi pepper permata persebaya persib persija pertamina perusahaan philippines phoenix
  pokemon pontianak porsche princess proklamasi purple putra putri qazwsx qwe qweasd qweasdzxc qwerty qwertyuiop
  qwertz rabu rahasia rainbow ranger rangers ratna realmadrid redsox rejeki rezeki rich rina rindu rini river rizki
  rizky robert root rudi sabtu sahabat samarinda samsung samurai sandi sari saturday sayang sayangku secret secreto
  selamat selasa semangat semarang senin september sexy shadow shopee silver singa singapore siti soccer solo
  spiderman spring starwar starwars steelers storm suami subhanallah sukses sulawesi sumatera sumatra summer sunday
  sunshine superman surabaya surakarta surga suzuki tangerang telkomsel teman tennis test tester testing thailand
  thomas thunder thursday tiger timnas tokopedia toyota treasury trustno tuesday tuhan twitter uang user username
  vietnam wahyu wati wednesday welcome whatever whatsapp william windows winter xxx xxxx yamaha yankees yanti yellow
  yesus yogyakarta youtube zxc zxcvbn zxcvbnm
`
  .trim()
  .split(/\s+/)
