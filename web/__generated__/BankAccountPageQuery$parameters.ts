/**
 * @generated SignedSource<<61408d17c01e2954d702d615f6d7d158>>
 * @relayHash 2d17ee3bda6e877b00cb37d12cf16cb7
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 53e0439328b6d1361714e0904fbee42fd208feb760bd7b6c7e050f986104ccb7

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "53e0439328b6d1361714e0904fbee42fd208feb760bd7b6c7e050f986104ccb7",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
