declare module 'jstat' {
  const jStat: {
    studentt: { cdf(value: number, df: number): number };
    centralF: { cdf(value: number, between: number, within: number): number };
    chisquare: { cdf(value: number, df: number): number };
    normal: { cdf(value: number, mean: number, sd: number): number };
  };
  export default jStat;
}
