/**
 * @generated SignedSource<<6c70823469b1e6927b0d200fb3aaac00>>
 * @relayHash 9d0fb730c1362119b1f52fd6313cbe75
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1978a4d549cc41d7f64d3807ef1fdc137357ae7a33d3104bfb57a098c9896f35

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BankAccountPageQuery } from './BankAccountPageQuery.graphql';

const node: PreloadableConcreteRequest<BankAccountPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1978a4d549cc41d7f64d3807ef1fdc137357ae7a33d3104bfb57a098c9896f35",
    "metadata": {},
    "name": "BankAccountPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
