/**
 * @generated SignedSource<<a9e02fa3419336dd8dcbd63f05703651>>
 * @relayHash e85224cd99c1c06e670b3165e7fb9226
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6c042036962f61d76ac0eeced48e9b19bc369227a718a499cc94ede64c4596e9

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { BillPageQuery } from './BillPageQuery.graphql';

const node: PreloadableConcreteRequest<BillPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6c042036962f61d76ac0eeced48e9b19bc369227a718a499cc94ede64c4596e9",
    "metadata": {},
    "name": "BillPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
