/**
 * @generated SignedSource<<836b370be9b430d42bf76f816d91f892>>
 * @relayHash 02670e27f0e731b0b8e065ca1a17364c
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9db2ca1ccecc2525adfba90035e2fec8c8e9770863ff4a5b3ee2857e6b1f6241

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPaymentsPageQuery } from './ImportPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "9db2ca1ccecc2525adfba90035e2fec8c8e9770863ff4a5b3ee2857e6b1f6241",
    "metadata": {},
    "name": "ImportPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
