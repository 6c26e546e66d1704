exports.satisfies = (version) => Number(version.split('.')[0]) >= 24;
