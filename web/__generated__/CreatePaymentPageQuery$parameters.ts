/**
 * @generated SignedSource<<89bc01b28e698180027ac64f85d1389c>>
 * @relayHash 1c20cdce7a7d25c05f1e1d53643a8c4d
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 0d6ab0bbaefdd016a07db04ab5ba8c79e00cf7fd52154eec59638329615c0d33

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreatePaymentPageQuery } from './CreatePaymentPageQuery.graphql';

const node: PreloadableConcreteRequest<CreatePaymentPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "0d6ab0bbaefdd016a07db04ab5ba8c79e00cf7fd52154eec59638329615c0d33",
    "metadata": {},
    "name": "CreatePaymentPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
