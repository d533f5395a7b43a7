/**
 * @generated SignedSource<<8fdf660b59a9880c6b3474f3eb54feda>>
 * @relayHash 1e16e1c7ce62760c2281832fc4b0e733
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID b8c9e956cefe962847a309fe8d180a88355a3613ff84a7eb2c5eccf5fcaac40a

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CreateDepositPageQuery } from './CreateDepositPageQuery.graphql';

const node: PreloadableConcreteRequest<CreateDepositPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "b8c9e956cefe962847a309fe8d180a88355a3613ff84a7eb2c5eccf5fcaac40a",
    "metadata": {},
    "name": "CreateDepositPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
