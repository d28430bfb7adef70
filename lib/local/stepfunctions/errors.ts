/** An error of the Step Functions API; the code is what the SDK shows as the error's name. */
export class StepFunctionsError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}
