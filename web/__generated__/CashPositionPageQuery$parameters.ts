/**
 * @generated SignedSource<<c281ad0d8f4ad8474c0bf4ce01b52b4b>>
 * @relayHash 3d2978b68c1c97be1fe0c70ab0bde341
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7aad1d66853b3199bc7b9baae1005662d1df343ad14fda404f7b26ff2515e1eb

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { CashPositionPageQuery } from './CashPositionPageQuery.graphql';

const node: PreloadableConcreteRequest<CashPositionPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "7aad1d66853b3199bc7b9baae1005662d1df343ad14fda404f7b26ff2515e1eb",
    "metadata": {},
    "name": "CashPositionPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
