/**
 * @generated SignedSource<<02670cc6fd72ba20c6385af21ed19051>>
 * @relayHash a73e5e0304b9a9b6b3212dfe12e56bcc
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7c0fea5bccc9d72904b61f868f1e45cf81da418e2e9cc995cd95421c7f027947

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ImportPaymentsPageQuery } from './ImportPaymentsPageQuery.graphql';

const node: PreloadableConcreteRequest<ImportPaymentsPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7c0fea5bccc9d72904b61f868f1e45cf81da418e2e9cc995cd95421c7f027947",
    "metadata": {},
    "name": "ImportPaymentsPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
