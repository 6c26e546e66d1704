import { turnPictures } from '#web/ui/turn-pictures.ts';

/** The only scripts of public pages, written by hand to stay small. */
export const sessionScript =
  '{let s=document.getElementById("session"),d=s.dataset,l;try{l=localStorage}catch{}' +
  'if(l&&l.authToken&&l.currentUser&&l.currentBlog==d.of){' +
  's.firstChild.hidden=1;s.lastChild.hidden=document.getElementById("ways").hidden=0;' +
  'import(d.script)}}';

export const shareScript =
  '{let b=document.getElementById("share"),s=document.getElementById("share-status"),n=navigator,' +
  'url=document.querySelector("link[rel=canonical]").href,' +
  'c=async()=>{try{await n.clipboard.writeText(url);s.textContent=s.dataset.copied;setTimeout(()=>s.textContent="",3e3)}' +
  'catch{s.textContent=s.dataset.failed}};' +
  'b.hidden=0;' +
  'b.onclick=()=>n.share?n.share({title:document.title,url}).catch(e=>e.name=="AbortError"||c()):c()}';

export const pictureScript = `(${turnPictures})()`;

export const hintScript =
  '{let h=document.getElementById("hint"),r=document.documentElement,' +
  'o=()=>{h.dataset.over="";removeEventListener("scroll",s)},s=()=>{scrollY>100&&o()};' +
  'if(r.scrollHeight>innerHeight){h.hidden=0;setTimeout(o,5e3);addEventListener("scroll",s,{passive:!0});s()}}';

/** What is typed survives a reload until it is sent: then there is no form. Links of two questions differ in their token. */
export const questionScript =
  '{let f=document.querySelector("form"),k="vaya.draft.question"+location.pathname+(/token=.{9}/.exec(location)||""),s;try{s=sessionStorage}catch{}' +
  'if(s)if(f){' +
  'f.oninput=()=>{let{key,seen,...d}=Object.fromEntries(new FormData(f));s[k]=JSON.stringify(d)};' +
  'for(let[n,v]of Object.entries(JSON.parse(s[k]||"{}")))f.elements[n].value||=v}' +
  'else delete s[k]}';
