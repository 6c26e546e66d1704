/** Those that say so (Cubot is a make of phones), tools, and whatever says nothing of itself. */
const robots =
  /(?<!\bcu)bot(?:\b|_)|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|embedly|monitor|lighthouse|headless|curl|wget|python|java\/|okhttp|go-http|axios|libwww|scrapy|httpclient/i;

export const isRobot = (agent: string): boolean => !/^Mozilla\/\d/.test(agent) || robots.test(agent);
